import { afterEach, beforeEach, expect, test } from 'vitest';

import { Connection, type Line } from './connection';
import type { Intention, TableEvent, ToServer, Welcome } from './protocol';
import { type Client, TestServer } from './testing';

let server: TestServer;
let connection: Connection;
let heard: { seq: number; isOwn: boolean }[];
let lines: Line[];
let errors: string[];

const impatient = { first: 5, longest: 20, answer: 250, silence: 60_000, often: 5 };

function connect(patience = impatient) {
  const listener = {
    hello: () => ({ token: 'ab', language: 'en' }),
    welcome: () => undefined,
    event: ({ seq }: TableEvent, isOwn: boolean) => heard.push({ seq, isOwn }),
    present: () => undefined,
    line: (line: Line) => lines.push(line),
    error: ({ text }: { text: string }) => errors.push(text),
  };
  connection = new Connection(server.url, listener, patience);
  connection.open();
}

beforeEach(async () => {
  server = await TestServer.open();
  [heard, lines, errors] = [[], [], []];
});

afterEach(async () => {
  connection.close();
  await server.close();
});

const event = (seq: number): TableEvent => ({ seq, at: 0, kind: 'acted', seat: 0, text: 'a1' });

const welcome = (seq: number, events: TableEvent[] = []): Welcome => ({
  type: 'welcome',
  version: 1,
  table: 't',
  seat: 0,
  seq,
  now: 0,
  events,
  present: [],
  watchers: 0,
});

const roll: Intention = { kind: 'roll' };

type Done = Extract<ToServer, { type: 'do' }>;

async function hello(client: Client): Promise<number> {
  const message = await client.hear();
  if (message.type !== 'hello') throw new Error(`no hello: ${message.type}`);
  return message.after;
}

async function wanted(client: Client): Promise<Done> {
  const message = await client.hear();
  if (message.type !== 'do') throw new Error(`nothing wanted: ${message.type}`);
  return message;
}

/** Waits until something is so. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((again) => setTimeout(again, 2));
}

const numbers = () => heard.map(({ seq }) => seq);

test('a line that was cut comes back and asks for what it does not know yet', async () => {
  connect();
  const first = await server.client();
  expect(await hello(first)).toBe(0);
  first.say(welcome(2, [event(1), event(2)]));
  await until(() => heard.length === 2);
  first.cut();
  const second = await server.client();
  expect(await hello(second)).toBe(2);
  second.say(welcome(3, [event(3)]));
  await until(() => heard.length === 3);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(lines).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
});

test('what was sent and not acknowledged is sent again under the same id, knowing the same', async () => {
  connect();
  const first = await server.client();
  await hello(first);
  first.say(welcome(1, [event(1)]));
  const answer = connection.do(roll);
  const sent = await wanted(first);
  first.cut();
  const second = await server.client();
  await hello(second);
  // It had arrived: somebody saw the event before the line was cut.
  second.say(welcome(2, [event(2)]));
  const again = await wanted(second);
  expect(again).toEqual(sent);
  second.say({ type: 'done', id: again.id, seq: 2 });
  expect(await answer).toEqual({ isDone: true, seq: 2 });
  expect(numbers()).toEqual([1, 2]);
});

test('what is wanted without a line is sent when it is back', async () => {
  connect();
  const first = await server.client();
  await hello(first);
  first.say(welcome(0));
  await until(() => lines.includes('open'));
  first.cut();
  await until(() => lines.includes('lost'));
  const answer = connection.do(roll);
  const second = await server.client();
  await hello(second);
  second.say(welcome(0));
  const { id } = await wanted(second);
  second.say({ type: 'done', id, seq: 1 });
  second.say({ type: 'event', event: event(1) });
  expect(await answer).toEqual({ isDone: true, seq: 1 });
});

test('a gap in the numbers is filled before anything else is heard', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(1, [event(1)]));
  client.say({ type: 'event', event: event(4) });
  const second = await server.client();
  expect(await hello(second)).toBe(1);
  second.say(welcome(4, [event(2), event(3), event(4)]));
  await until(() => heard.length === 4);
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(lines, 'nobody needs to know').not.toContain('lost');
});

test('an event that comes twice is heard once', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(1, [event(1)]));
  client.say({ type: 'event', event: event(1) });
  client.say({ type: 'event', event: event(2) });
  client.say({ type: 'event', event: event(2) });
  client.say({ type: 'event', event: event(3) });
  await until(() => heard.length === 3);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('a refusal comes after what was missed, and the next wish knows of it', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(1, [event(1)]));
  const refused = connection.do(roll);
  const later = connection.do({ kind: 'act', text: 'b2' });
  const { id, expected } = await wanted(client);
  expect(expected).toBe(1);
  const message = { code: 'table-stale', text: 'Something else happened.' };
  client.say({ type: 'refused', id, message, seq: 2, missed: [event(2)] });
  expect(await refused).toEqual({ isDone: false, message });
  expect(numbers()).toEqual([1, 2]);
  const next = await wanted(client);
  expect(next.expected).toBe(2);
  client.say({ type: 'done', id: next.id, seq: 3 });
  client.say({ type: 'event', event: event(3) });
  expect(await later).toEqual({ isDone: true, seq: 3 });
  expect(heard.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
});

test('each wish waits until the one before has happened, and has an id of its own', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(0));
  const answers = [connection.do(roll), connection.do(roll)];
  const one = await wanted(client);
  client.say({ type: 'done', id: one.id, seq: 1 });
  client.say({ type: 'event', event: event(1) });
  const two = await wanted(client);
  expect(two.id).not.toBe(one.id);
  expect(two.id).toMatch(/^[0-9a-zA-Z-]{1,40}$/);
  expect(two.expected).toBe(1);
  client.say({ type: 'done', id: two.id, seq: 2 });
  client.say({ type: 'event', event: event(2) });
  expect(await Promise.all(answers)).toEqual([
    { isDone: true, seq: 1 },
    { isDone: true, seq: 2 },
  ]);
});

test('an answer that never comes means that the line is dead', async () => {
  connect({ ...impatient, answer: 80 });
  const first = await server.client();
  await hello(first);
  first.say(welcome(0));
  const answer = connection.do(roll);
  const sent = await wanted(first);
  const second = await server.client();
  await hello(second);
  second.say(welcome(0));
  expect(await wanted(second)).toEqual(sent);
  second.say({ type: 'done', id: sent.id, seq: 1 });
  second.say({ type: 'event', event: event(1) });
  expect(await answer).toEqual({ isDone: true, seq: 1 });
});

test('a line on which nothing was heard for long is made anew, and the old one ends after that', async () => {
  connect({ ...impatient, silence: 30 });
  const first = await server.client();
  await hello(first);
  first.say(welcome(1, [event(1)]));
  const second = await server.client();
  expect(await hello(second)).toBe(1);
  expect(first.isOpen).toBe(true);
  second.say(welcome(1));
  await until(() => !first.isOpen);
  expect(lines).not.toContain('lost');
});

test('who sent too much sends the same again after a while', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(0));
  const answer = connection.do(roll);
  const sent = await wanted(client);
  client.say({ type: 'error', message: { code: 'socket-too-often', text: 'Too often.' } });
  expect(await wanted(client)).toEqual(sent);
  client.say({ type: 'done', id: sent.id, seq: 1 });
  client.say({ type: 'event', event: event(1) });
  expect(await answer).toEqual({ isDone: true, seq: 1 });
  expect(errors).toEqual([]);
});

test('what is no message of a table cuts the line, and it comes back', async () => {
  connect();
  const first = await server.client();
  await hello(first);
  first.say('<html>a proxy</html>');
  const second = await server.client();
  expect(await hello(second)).toBe(0);
});

test('a line that was closed wants nothing any more and does not come back', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(0));
  const open = connection.do(roll);
  await wanted(client);
  connection.close();
  expect((await open).isDone).toBe(false);
  expect((await connection.do(roll)).isDone).toBe(false);
  expect(lines.at(-1)).toBe('closed');
});

test('what the server did not understand is said', async () => {
  connect();
  const client = await server.client();
  await hello(client);
  client.say(welcome(0));
  client.say({ type: 'error', message: { code: 'socket-id', text: 'No id.' } });
  await until(() => errors.length === 1);
  expect(errors).toEqual(['No id.']);
});
