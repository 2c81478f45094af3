// A position as a part of the page's address: `#/analyse/long-nardi/G3A1/5C/h2a2/C1c1B1_w_-/63`.
//
// After the rules comes the position in its notation, with `_` for spaces, and the dice if they are still to fall. Rules
// of one's own travel as a text, compressed, after a `~`.

import type { RulesSource } from '../engine/messages';

/** What a link says. */
export interface Linked {
  rules: RulesSource;
  /** The position; the usual one if empty. */
  start: string;
  /** The dice that fall in it, without the `r`; empty for none. */
  dice: string;
}

/** Why a link leads nowhere, as the code of a text. */
export class BadLink extends Error {
  constructor(readonly code: 'link-rules-broken' | 'link-rules-long' | 'link-garbled') {
    super(code);
  }
}

/** Many programs break longer addresses. */
const longest = 6000;

/** What stands in addresses as it is. */
const plain: [RegExp, string][] = [
  [/%20/g, '_'],
  [/%2F/g, '/'],
  [/%2C/g, ','],
  [/%3A/g, ':'],
  [/%40/g, '@'],
];

function written(position: string): string {
  return plain.reduce(
    (text, [from, to]) => text.replace(from, to),
    encodeURIComponent(position.trim().replace(/\s+/g, ' ')),
  );
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(way as TransformStream);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(text: string): Promise<string> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    throw new BadLink('link-rules-broken');
  }
}

/** The address of a position within the page. */
export async function linkTo({ rules, start, dice }: Linked): Promise<string> {
  const name = 'id' in rules ? encodeURIComponent(rules.id) : `~${await packed(rules.text)}`;
  if (name.length > longest) throw new BadLink('link-rules-long');
  const parts = ['#/analyse', name, ...(start ? [written(start)] : []), ...(dice ? [dice] : [])];
  return parts.join('/');
}

/** What the part of an address after `#/analyse/` says. */
export async function readLink(address: string): Promise<Linked> {
  const [name = '', ...others] = address.split('/');
  const dice = /^[1-6]{1,2}$/.test(others.at(-1) ?? '') ? (others.pop() ?? '') : '';
  let position: string;
  let id: string;
  try {
    position = decodeURIComponent(others.join('/')).replaceAll('_', ' ').trim();
    id = decodeURIComponent(name);
  } catch {
    throw new BadLink('link-garbled');
  }
  const rules = id.startsWith('~') ? { text: await unpacked(id.slice(1)) } : { id };
  return { rules, start: position, dice };
}
