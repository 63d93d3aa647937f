// While a program drives the window: its pictures wait for the page's next painting, and a page that is painted whole (no
// graphics card) has none as long as nothing changes. One point that cannot be seen changes for them.

/** Milliseconds between two paintings; a picture takes about as long itself. */
const EVERY = 100;

/** Begins to change the point, for as long as the page is there. */
export function keepRepainting(): void {
  const point = document.createElement("i");
  point.ariaHidden = "true";
  point.style.cssText = "position: fixed; right: 0; bottom: 0; width: 1px; height: 1px; pointer-events: none";
  document.body.append(point);
  let odd = false;
  setInterval(() => {
    odd = !odd;
    point.style.background = `rgba(0, 0, 0, ${odd ? 0.002 : 0.001})`;
  }, EVERY);
}
