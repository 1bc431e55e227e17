interface TreeProps {
  /** Middle of the foot. */
  x: number;
  y: number;
  height: number;
}

interface PeakProps extends TreeProps {
  /** Width in heights; negative turns the peak around. */
  spread?: number;
}

/** A mountain in the colour of the group around it: snow on top, the side away from the sun in shade. */
export function Peak({ x, y, height, spread = 1 }: PeakProps) {
  const scale = height / 100;
  return (
    <g transform={`translate(${x} ${y}) scale(${(scale * spread).toFixed(3)} ${scale.toFixed(3)})`}>
      <path d="m0-100 10 11 7 5 10 17 10 8 13 20 14 11 14 17 22 11h-194l20-20 13-9 12-18 9-7 15-22 12-8 13-16z" />
      <path
        fill="var(--snow)"
        d="m0-100 10 11 7 5 10 17 5 4-8 1-7 11-7-8-6 10-8-14-7 9-9-4-7 8-13-4 15-22 12-8 13-16z"
      />
      <path
        fill="var(--ridge-shade)"
        d="m0-100-2 13 5 11-7 12 5 14-9 13 6 15-13 11 3 11h-82l20-20 13-9 12-18 9-7 15-22 12-8 13-16z"
      />
    </g>
  );
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
