import { wallClock } from "@bosco/domain";

/** From nine in the evening to seven nobody's phone is made to ring for what can wait. */
const EVENING = 21 * 3_600;
const MORNING = 7 * 3_600;
const DAY = 24 * 3_600;

/** In how many seconds what was to be tried in so many is tried, outside of the night of that zone. */
export function outsideNight(now: Date, seconds: number, zone: string): number {
  const clock = secondsOfDay(later(now, seconds), zone);
  if (clock >= MORNING && clock < EVENING) return seconds;
  const waits = seconds + MORNING - clock + (clock >= EVENING ? DAY : 0);
  // why once more: that night may be an hour longer or shorter.
  return waits + MORNING - secondsOfDay(later(now, waits), zone);
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

function secondsOfDay(moment: Date, zone: string): number {
  const [hours = 0, minutes = 0] = wallClock(moment, zone).slice(-5).split(":").map(Number);
  return hours * 3_600 + minutes * 60 + moment.getUTCSeconds();
}
