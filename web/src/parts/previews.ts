// Pictures of the boards of the first screen, made by `scripts/previews.mjs` in two sizes.

import ludo1 from './previews/ludo-1.jpg';
import ludo2 from './previews/ludo-2.jpg';
import mill1 from './previews/mill-1.jpg';
import mill2 from './previews/mill-2.jpg';
import nardi1 from './previews/nardi-1.jpg';
import nardi2 from './previews/nardi-2.jpg';

export const previews = {
  nardi: { small: nardi1, large: nardi2, width: 674, height: 568 },
  ludo: { small: ludo1, large: ludo2, width: 632, height: 632 },
  mill: { small: mill1, large: mill2, width: 674, height: 566 },
};
