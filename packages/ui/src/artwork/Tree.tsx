interface TreeProps {
  /** Middle of the foot. */
  x: number;
  y: number;
  height: number;
}

/** A spruce in the colour of the group around it. */
export function Tree({ x, y, height }: TreeProps) {
  const scale = height / 100;
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`}
      d="m0-100 6 16-3-1 9 18-5-1 12 19-7-2 14 21-8-2 16 25-12-4-18-1V0h-8v-12l-18 1-12 4 16-25-8 2 14-21-7 2 12-19-5 1 9-18-3 1z"
    />
  );
}
