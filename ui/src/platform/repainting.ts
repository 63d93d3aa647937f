// Keeps the page repainting while WebDriver drives it. A screenshot waits for the next repaint, and without a graphics card
// an unchanged page is not repainted. An invisible pixel changes.

/** Milliseconds between two changes; taking a screenshot lasts about as long. */
const EVERY = 100;

/** Starts to change the pixel, until the page is closed. */
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
