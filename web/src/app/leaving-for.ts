const HOME = "/";
let next = HOME;

/** Leads whoever signs out next to this page instead of home. */
export function leaveFor(page = HOME): void {
  next = page;
}

export const leavingFor = () => next;
