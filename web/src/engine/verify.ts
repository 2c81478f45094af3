// Checks the dice of a game. The module that can do it is fetched when it is asked for the first time, and goes away with its worker.

import verifyUrl from '../../built/verify.wasm?url';
import { texts } from '../texts/texts.svelte';
import type { Message } from './messages';
import type { Tells, Told } from './worker';
import EngineWorker from './worker?worker';

/** What was found: that all rolls are as committed to (`null` where a game has no dice), or what is wrong. */
export type Verified = { ok: true; rolls: number | null } | { ok: false; message: Message };

/** Checks a record, or the records of a match, as a table gives them; with the commitment that somebody was shown when they sat down, also
 * whether it is that one. Fails only if the module cannot be fetched or run. */
export async function verify(record: string, commitment?: string): Promise<Verified> {
  const speech = await texts.forEngine();
  const request = { record, ...(commitment ? { commitment } : {}), ...speech };
  return JSON.parse(await answerOf(JSON.stringify(request))) as Verified;
}

/** Asks a worker of its own, so that the page goes on however long the game is. */
function answerOf(request: string): Promise<string> {
  const worker = new EngineWorker();
  const tell = (message: Told) => worker.postMessage(message);
  const answer = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Tells>) => {
      if ('broken' in data) reject(new Error(data.broken));
      else resolve(data.answer);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    tell({ engine: verifyUrl });
    tell({ id: 1, request });
  });
  return answer.finally(() => worker.terminate());
}
