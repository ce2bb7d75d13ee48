import { stdout } from 'node:process';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const STILL_EVERY_MS = 15_000;
const DETAIL_EVERY_MS = 5_000;

// A closed terminal or pipe must not take the stack down with it.
stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** Milliseconds as a person says them: "0.4 s", "12 s", "2 min 5 s". */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Prints a plain line. */
export function say(line = '') {
  erase();
  stdout.write(`${line}\n`);
}

/**
 * Shows one long step: on a terminal a spinner with the elapsed time, one line for all steps that run at the same
 * time; elsewhere plain lines (one when it begins, one every 15 s, one when it ends).
 */
export function step(title) {
  return onTerminal ? spinner(title) : lines(title);
}

const onTerminal = stdout.isTTY && !process.env.CI;
const spinning = new Set();
let frame = 0;
let timer;

function erase() {
  if (spinning.size > 0) stdout.write('\r\x1b[2K');
}

function draw() {
  frame = (frame + 1) % FRAMES.length;
  const texts = [...spinning].map(({ title, began, detail }) => {
    const time = duration(Date.now() - began);
    return `${title} (${time})${detail && ` ${detail}`}`;
  });
  erase();
  stdout.write(`${FRAMES[frame]} ${texts.join(' · ')}`.slice(0, (stdout.columns || 80) - 1));
}

function spinner(title) {
  const one = { title, began: Date.now(), detail: '' };
  spinning.add(one);
  timer ??= setInterval(draw, 100);
  const end = (mark, text) => {
    erase();
    spinning.delete(one);
    stdout.write(`${mark} ${text} (${duration(Date.now() - one.began)})\n`);
    if (spinning.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return {
    detail: (text) => {
      one.detail = text;
    },
    done: (text = title) => end('✓', text),
    fail: (text = title) => end('✗', text),
  };
}

function lines(title) {
  const began = Date.now();
  let lastDetail = '';
  let lastDetailAt = began;
  say(`• ${title} …`);
  const timer = setInterval(
    () => say(`  … ${title}: ${duration(Date.now() - began)} so far`),
    STILL_EVERY_MS,
  );
  timer.unref();
  const end = (mark, text) => {
    clearInterval(timer);
    say(`${mark} ${text} (${duration(Date.now() - began)})`);
  };
  return {
    detail: (text) => {
      if (text === lastDetail || Date.now() - lastDetailAt < DETAIL_EVERY_MS) return;
      lastDetail = text;
      lastDetailAt = Date.now();
      say(`  … ${text}`);
    },
    done: (text = title) => end('✓', text),
    fail: (text = title) => end('✗', text),
  };
}
