// Quiet sounds made on the spot: card on wood, a stamp, a soft gong, a low drum. And the vibration of a phone.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;
let sounding = 0;

function ready(): AudioContext | null {
  if (!prefs.volume) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Start a sound. When the last one has ended the context rests: awake, it keeps the processor busy. */
function start(audio: AudioContext, source: AudioScheduledSourceNode): void {
  sounding += 1;
  source.onended = () => {
    sounding -= 1;
    if (!sounding) void audio.suspend();
  };
  source.start();
}

/** At the middle of the scale sounds are as loud as they are written here. */
const loudest = (): number => 2 * prefs.volume;

function noise(length: number, frequency: number, loudness: number): void {
  const audio = ready();
  if (!audio) return;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loudness * loudest() }))
    .connect(audio.destination);
  start(audio, source);
}

function tone(frequency: number, length: number, loudness: number, drop = 1): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime;
  const source = new OscillatorNode(audio, { type: "sine", frequency });
  source.frequency.exponentialRampToValueAtTime(frequency * drop, now + length);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness * loudest(), now + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  source.connect(gain).connect(audio.destination);
  start(audio, source);
  source.stop(now + length);
}

/** Two short pulses, in milliseconds. */
const TURN_PULSES = [70, 50, 70];

/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Tell the player that the table waits for them, by ear and by hand. */
export function announceTurn(): void {
  sound.turn();
  if (prefs.vibration && canVibrate()) navigator.vibrate(TURN_PULSES);
}

export const sound = {
  card: () => noise(0.07, 1800, 0.25),
  pass: () => noise(0.05, 500, 0.12),
  stamp: () => {
    noise(0.12, 320, 0.5);
    tone(140, 0.18, 0.2, 0.6);
  },
  turn: () => {
    tone(523, 0.9, 0.07);
    tone(784, 0.7, 0.04);
  },
  bomb: () => {
    tone(80, 0.7, 0.5, 0.45);
    noise(0.35, 140, 0.6);
  },
  take: () => noise(0.16, 900, 0.15),
};
