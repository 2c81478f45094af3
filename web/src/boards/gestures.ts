// Small gestures of pieces that stay where they are.

const drawnPieces = (board: Element | undefined): SVGElement[] => [
  ...(board?.querySelectorAll<SVGElement>('[data-piece]') ?? []),
];

/** Says no: the piece on a place shakes its head. */
export function shake(board: Element | undefined, place: string, radius: number): void {
  const piece = drawnPieces(board).findLast((element) => element.dataset['piece'] === place);
  const steps = [0, -1, 1, -0.7, 0.7, 0].map((part) => part * radius * 0.14);
  piece?.firstElementChild?.animate(
    steps.map((x) => ({ transform: `translate(${x}px, 0)` })),
    { duration: 320, easing: 'ease-in-out' },
  );
}

/** The end of a game: the winner's pieces rise one after another, once. */
export function flourish(board: Element | undefined, seat: number, radius: number): void {
  const own = drawnPieces(board).filter((element) => element.dataset['seat'] === String(seat));
  const top = { transform: `translate(0, ${-radius * 0.32}px) scale(1.08)`, offset: 0.4 };
  own.forEach((piece, index) => {
    piece.firstElementChild?.animate([{ transform: 'none' }, top, { transform: 'none' }], {
      duration: 420,
      delay: index * 35,
      easing: 'ease-in-out',
    });
  });
}
