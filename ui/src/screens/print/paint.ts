// Paints a page of a sheet as it will be printed.
import type { MarkView, PreviewView } from "../../api/generated";

/** The part of a canvas context that painting uses. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | "arc"
  | "beginPath"
  | "fill"
  | "fillRect"
  | "fillStyle"
  | "fillText"
  | "font"
  | "lineTo"
  | "lineWidth"
  | "moveTo"
  | "setLineDash"
  | "stroke"
  | "strokeRect"
  | "strokeStyle"
>;

/** Length of a dash and of the gap after it, in micrometres. */
const DASH = 3000;

/** Paints the page with `scale` pixels per micrometre. */
export function paint(brush: Brush, page: PreviewView, scale: number): void {
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, page.width * scale, page.height * scale);
  let font = "";
  for (const mark of page.marks) {
    if (mark.kind === "text") {
      const own = `${mark.bold ? 600 : 400} ${mark.size * scale}px "Noto Sans", sans-serif`;
      // Setting a font takes time even if it is the same.
      if (own !== font) brush.font = font = own;
    }
    one(brush, mark, scale);
  }
}

function one(brush: Brush, mark: MarkView, scale: number): void {
  if (mark.kind === "text") {
    brush.fillStyle = mark.ink;
    // Text in another typeface than the paper's is condensed to the width on paper.
    brush.fillText(mark.words, mark.x * scale, mark.y * scale, mark.width > 0 ? mark.width * scale : undefined);
  } else if (mark.kind === "rule") {
    brush.setLineDash(mark.dashed ? [DASH * scale, DASH * scale] : []);
    line(brush, mark.ink, mark.width * scale);
    brush.moveTo(mark.from[0] * scale, mark.from[1] * scale);
    brush.lineTo(mark.to[0] * scale, mark.to[1] * scale);
    brush.stroke();
  } else if (mark.kind === "box") {
    const area = [mark.x * scale, mark.y * scale, mark.width * scale, mark.height * scale] as const;
    if (mark.fill) {
      brush.fillStyle = mark.fill;
      brush.fillRect(...area);
    }
    if (mark.frame) {
      brush.setLineDash([]);
      line(brush, mark.frame[1], mark.frame[0] * scale);
      brush.strokeRect(...area);
    }
  } else {
    brush.setLineDash([]);
    line(brush, "#000000", (mark.radius / 7) * scale);
    brush.fillStyle = mark.black ? "#000000" : "#ffffff";
    brush.arc(mark.x * scale, mark.y * scale, mark.radius * scale, 0, 2 * Math.PI);
    brush.fill();
    brush.stroke();
  }
}

function line(brush: Brush, ink: string, width: number): void {
  brush.strokeStyle = ink;
  brush.lineWidth = width;
  brush.beginPath();
}
