import type { ShownGame } from '../game/shown.svelte';

/** Hands a text out as a file. */
export function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hands the record of a game out. */
export async function downloadRecord(game: ShownGame) {
  const { family, id } = game.kept;
  download(`teahouse-${family}-${id.slice(0, 8)}.txt`, await game.record());
}
