// What the page says: Fluent texts of `locales/`, in the language that was chosen.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import languages, { english } from 'virtual:languages';

import { engine } from '../engine/engine';

/** Names of languages, as they call themselves. */
export const names: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  hy: 'Հայերեն',
  az: 'Azərbaycanca',
  ka: 'ქართული',
  tr: 'Türkçe',
  fa: 'فارسی',
  ar: 'العربية',
  zh: '中文',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  el: 'Ελληνικά',
  hi: 'हिन्दी',
};

/** The files that the page itself speaks from; of a review it speaks together with the engine. */
const ofPage = ['common', 'page', 'analyse', 'online', 'review'];

const rightToLeft = ['ar', 'fa', 'he', 'ur'];

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: rightToLeft.includes(language) });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const inEnglish = bundle('en', [english]);

/** Whether a file is one that the engine speaks from. */
function ofEngine([name]: [string, string]): boolean {
  return name === 'common' || !ofPage.includes(name);
}

class Texts {
  language = $state('en');
  private spoken = $state.raw(inEnglish);
  /** Grows when the engine speaks another language, so that what it said is asked for anew. */
  turns = $state(0);

  get direction(): 'ltr' | 'rtl' {
    return rightToLeft.includes(this.language) ? 'rtl' : 'ltr';
  }

  get share(): number {
    return languages.find(({ code }) => code === this.language)?.share ?? 100;
  }

  /** Says a code. What this language lacks is said in English. */
  say(code: string, values?: Record<string, FluentVariable>): string {
    for (const texts of [this.spoken, inEnglish]) {
      const pattern = texts.getMessage(code)?.value;
      if (pattern) return texts.formatPattern(pattern, values ?? {}, []);
    }
    return code;
  }

  /** Speaks a language from now on, the engine too. */
  async speak(language: string): Promise<void> {
    const found = languages.find(({ code }) => code === language);
    const files = found && language !== 'en' ? (await found.load()).default : [];
    const own = files.filter(([name]) => ofPage.includes(name));
    this.spoken =
      own.length > 0
        ? bundle(
            language,
            own.map(([, text]) => text),
          )
        : inEnglish;
    this.language = found ? language : 'en';
    document.documentElement.lang = this.language;
    document.documentElement.dir = this.direction;
    await engine().ask({ ask: 'speak', language, files: files.filter(ofEngine) });
    this.turns += 1;
  }

  /** What an engine must be told to speak as the page does; nothing for English, which it knows. */
  async forEngine(): Promise<{ language: string; files: [string, string][] } | null> {
    const found = languages.find(({ code }) => code === this.language);
    if (!found || found.code === 'en') return null;
    return { language: found.code, files: (await found.load()).default.filter(ofEngine) };
  }

  /** A list as the language writes it: "6 and 3". */
  list(items: string[]): string {
    return new Intl.ListFormat(this.language).format(items);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  /** Points with their sign: +0.12, −0.3. */
  points(value: number, digits = 3): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    return this.number(value, { ...options, signDisplay: 'exceptZero' }).replace('-', '−');
  }

  /** How long ago something was. */
  ago(time: number): string {
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const minutes = Math.round((time - Date.now()) / 60_000);
    if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return Math.abs(hours) < 24
      ? format.format(hours, 'hour')
      : format.format(Math.round(hours / 24), 'day');
  }
}

export const texts = new Texts();

/** Says a code in the language of the page. */
export function say(code: string, values?: Record<string, FluentVariable>): string {
  return texts.say(code, values);
}

/** The language to begin with: the one chosen before, or the nearest that the browser asks for. */
export function firstLanguage(chosen: string | null): string {
  const known = languages.map(({ code }) => code);
  if (chosen && known.includes(chosen)) return chosen;
  const wanted = negotiateLanguages(navigator.languages, known, {
    defaultLocale: 'en',
    strategy: 'lookup',
  });
  return wanted[0] ?? 'en';
}

export const known = languages.map(({ code, share }) => ({ code, share }));
