// Positions out of real games, for the boards of the first screen.

import type { RulesSource } from '../engine/messages';
import type { Family } from './choices';

interface Sample {
  rules: RulesSource;
  events: string[];
}

function sample(id: string, events: string): Sample {
  return { rules: { id }, events: events.split(' ') };
}

export const samples: Record<Family, Sample> = {
  nardi: sample(
    'long-nardi',
    'r43 24/20 20/17 r61 12/6 6/5 r51 24/19 17/16 r42 5/1 12/10 r11 24/23 16/15 15/14 14/13 ' +
      'r51 1/20 12/11 r21 24/22 22/21 r31 12/9 9/8 r11 24/23 23/22 19/18 18/17 r65 12/6 6/1 r32 ' +
      '24/21 21/19 r63 8/2 12/9 r54 17/13 13/8 r32 12/9 9/7 r64',
  ),
  ludo: sample(
    'danish',
    'r3 pass r2 pass r6 p0+6 r6 p1+6 r3 p0+3 r2 pass r5 pass r1 pass r1 pass r3 pass r4 pass ' +
      'r3 pass r6 p2+6 r6 p3+6 r2 p2+2 r1 p0+1 r2 pass r2 pass r1 pass r5 pass r6 p0+6 r4 p0+4 ' +
      'r5 p3+5 r3 p0+3 r3 pass r6 p3+6 r5 p3+5 r1 p0+1 r1 p3+1 r5 p0+5 r2 p3+2 r6 p1+6 r2 p1+2 ' +
      'r4 p3+4 r4 p1+4 r3 p3+3 r4 p1+4 r4 p3+4 r5 p1+5 r6 p0+6 r2 p3+2 r4 p1+4 r3 p3+3 r5 p1+5 ' +
      'r3 p3+3 r4 p1+4 r4 p3+4 r5 p0+5 r5 p3+5 r5 p0+5 r3 p3+3 r6 p2+6 r3 p0+3 r5 p0+5 r5 p0+5 ' +
      'r2 p2+2 r3 p2+3 r2 p0+2 r5 p1+5 r5 p2+5 r5 p0+5 r1 p0+1 r1 p1+1 r1 p2+1 r2 p0+2 r1 pass ' +
      'r2 pass r2 pass r4 p1+4 r5 p2+5 r2 p0+2 r3 pass r4 pass r5 pass r2 p1+2 r1 p2+1 r4 p0+4 ' +
      'r1 pass r1 pass r1 pass r4 p1+4 r5 p2+5 r4 p0+4 r3 pass r3 pass',
  ),
  mill: sample(
    'nine-mens-morris',
    'd7 e4 a1 b2 a7 g7 a4 xg7 g7 f4 g1 g4 b4 b6 e3 e5 d3 d2 c3 xd2 b6-d6 g1-d1',
  ),
};
