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
      d="M0-100 14-70H8l14 26h-8l16 30H4V0h-8v-14h-26l16-30h-8l14-26h-6Z"
    />
  );
}
