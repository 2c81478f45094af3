// Three short sounds, synthesised: dice, wood, a won game. Silent until the first touch, as browsers want it.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A knock of wood: filtered noise that dies away. */
function knock(at: AudioContext, when: number, pitch: number, loudness: number) {
  const length = Math.floor(at.sampleRate * 0.06);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++)
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 4 });
  source
    .connect(filter)
    .connect(new GainNode(at, { gain: loudness }))
    .connect(at.destination);
  source.start(when);
}

function tone(at: AudioContext, when: number, pitch: number) {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(0.12, when + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, when + 0.5);
  const source = new OscillatorNode(at, { type: 'triangle', frequency: pitch });
  source.connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + 0.5);
}

export function play(what: 'dice' | 'wood' | 'win') {
  const at = audio();
  if (!at) return;
  const now = at.currentTime;
  if (what === 'wood') knock(at, now, 900, 0.9);
  else if (what === 'dice')
    [0, 0.07, 0.13, 0.22, 0.27].forEach((t, i) => knock(at, now + t, 1600 + 240 * (i % 3), 0.5));
  else [392, 494, 587, 784].forEach((pitch, i) => tone(at, now + 0.11 * i, pitch));
}
