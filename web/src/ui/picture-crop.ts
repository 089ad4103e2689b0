/** How a picture lies in a square frame: its size against the smallest that fills it, and how far it is moved, in pixels. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The nearest crop in which the picture fills the whole frame. */
export function fitCrop({ zoom, x, y }: Crop, { width, height }: Size, frameSide: number): Crop {
  const scale = (frameSide / Math.min(width, height)) * zoom;
  const farthest = (side: number) => Math.max(0, (side * scale - frameSide) / 2);
  const within = (distance: number, most: number) => Math.min(most, Math.max(-most, distance));
  return { zoom, x: within(x, farthest(width)), y: within(y, farthest(height)) };
}
