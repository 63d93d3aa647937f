/** Marks the page if its scroll bars lie over the content and take no room of their own. */
export function markBars(): void {
  const probe = document.createElement("div");
  probe.style.overflow = "scroll";
  document.body.append(probe);
  if (probe.offsetWidth === probe.clientWidth) document.documentElement.dataset.bars = "over";
  probe.remove();
}
