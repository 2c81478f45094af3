// What people set, kept in the browser.

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export interface Choice {
  /** The variant, by id, or the text of a rule file. */
  rules: { id: string } | { text: string };
  /** Who sits in each seat that is played: a person or a level. */
  players: Chosen[];
  /** The match to be played; a single game if left out. */
  match?: { length: number; cube: boolean };
}

/** A person at this screen, a level of the computer, or somebody at another screen. */
export type Player = { kind: 'person' } | { kind: 'level'; level: number } | { kind: 'guest' };

/** What is chosen for a seat; where more than two can play, some may stay empty. */
export type Chosen = Player | { kind: 'empty' };

const usual = {
  language: null as string | null,
  theme: 'auto' as Theme,
  sound: true,
  speed: 'normal' as Speed,
  turned: false,
  mirrored: false,
  numbers: true,
  autoRoll: false,
  autoConfirm: false,
  autoFinish: true,
  evaluation: false,
  bestMoves: false,
  /** Says before a bad move stands what it costs. */
  tutor: false,
  /** Whether moves that are analysed are played out by themselves. */
  rollouts: false,
  /** What others at a shared table read. */
  name: '',
  /** What was played last, by family. */
  last: {} as Record<string, Choice>,
};

const place = 'teahouse-settings';

function kept(): typeof usual {
  try {
    return {
      ...usual,
      ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<typeof usual>),
    };
  } catch {
    return { ...usual };
  }
}

export const settings = $state(kept());

/** Keeps the settings whenever they change; called once, from the page. */
export function keepSettings() {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(place, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme that is shown. */
export function shownTheme(theme: Theme): Exclude<Theme, 'auto'> {
  if (theme !== 'auto') return theme;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

/** Hears when the system's theme changes. */
export function onSystemTheme(listener: () => void) {
  dark.addEventListener('change', listener);
  contrast.addEventListener('change', listener);
}

const pace: Record<Speed, number> = { off: 0, slow: 420, normal: 220, fast: 110 };

/** How long a piece takes for a move, in milliseconds; 0 where nothing moves. */
export function motion(): number {
  return still.matches ? 0 : pace[settings.speed];
}
