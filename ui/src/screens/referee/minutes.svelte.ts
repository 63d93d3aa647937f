// The time of day, for countdowns, and times of views as people read them.

/** Counts the seconds while a component is shown. To be called while the component starts. */
export function ticking(): { readonly now: number; readonly minute: number } {
  let now = $state(Date.now());
  const minute = $derived(Math.floor(now / 60_000));
  $effect(() => {
    const clock = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(clock);
  });
  return {
    get now() {
      return now;
    },
    /** Changes with every minute, so that what reads it is loaded again. */
    get minute() {
      return minute;
    },
  };
}

/** Returns "10:05" for "2026-11-20T10:05", with the day if it is not that of `beside`. */
export function clock(moment: string, beside: string | null = null): string {
  const [day, hour = ""] = moment.split("T");
  return beside === null || beside.startsWith(`${day}T`) ? hour : `${day} ${hour}`;
}

/** Returns a moment as it is typed: "2026-11-20 10:05"; empty for none. */
export function typed(moment: string | null): string {
  return (moment ?? "").replace("T", " ");
}

/** Returns the seconds from `now`, in milliseconds, until a local moment; negative after it. */
export function secondsUntil(moment: string, now: number): number {
  return Math.round((Date.parse(moment) - now) / 1000);
}
