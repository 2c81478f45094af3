// Whether the dice of a record are those that were committed to.

import { say } from '../texts/texts.svelte';

/** What was found, in a sentence. */
export interface Checked {
  kind: 'fair' | 'forged' | 'unknown';
  text: string;
}

/** Checks a record; the module that can is fetched when it is wanted. */
export async function checkDice(
  record: () => Promise<string>,
  commitment?: string,
): Promise<Checked> {
  try {
    const [{ verify }, text] = await Promise.all([import('../engine/verify'), record()]);
    const found = await verify(text, commitment);
    if (!found.ok) return { kind: 'forged', text: found.message.text };
    const { rolls } = found;
    const right = rolls === null ? 'online-check-right-some' : 'online-check-right';
    return { kind: 'fair', text: say(right, rolls === null ? {} : { rolls }) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { kind: 'unknown', text: say('online-check-impossible', { problem }) };
  }
}
