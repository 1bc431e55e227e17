import type { Position } from './steps.ts';

interface WaterName {
  name: string;
  at: Position;
}

/** Official names of the lakes that are drawn, each with a point in it, long ones with several: set by hand. */
export const lakeNames: (WaterName & { isSmall?: true })[] = [
  { name: 'Williston Lake', at: [-123.72, 56.04] },
  { name: 'Ootsa Lake', at: [-126.2, 53.78] },
  { name: 'Atlin Lake', at: [-133.78, 59.5] },
  { name: 'Tagish Lake', at: [-134.25, 59.81] },
  { name: 'Babine Lake', at: [-126.0, 54.75] },
  { name: 'Kootenay Lake', at: [-116.87, 49.6] },
  { name: 'Kootenay Lake', at: [-116.9, 49.95] },
  { name: 'Kootenay Lake', at: [-116.73, 49.35] },
  { name: 'Okanagan Lake', at: [-119.5, 49.9] },
  { name: 'Okanagan Lake', at: [-119.7, 49.65] },
  { name: 'Stuart Lake', at: [-124.6, 54.56] },
  { name: 'Shuswap Lake', at: [-119.15, 50.96] },
  { name: 'Eutsuk Lake', at: [-126.61, 53.26] },
  { name: 'Takla Lake', at: [-126, 55.27] },
  { name: 'Teslin Lake', at: [-132.35, 59.91] },
  { name: 'François Lake', at: [-125.7, 54.02] },
  { name: 'Quesnel Lake', at: [-121.0, 52.53] },
  { name: 'Kinbasket Lake', at: [-118.5, 52.2] },
  { name: 'Upper Arrow Lake', at: [-117.93, 50.45] },
  { name: 'Lower Arrow Lake', at: [-118.12, 49.55] },
  { name: 'Harrison Lake', at: [-121.82, 49.5] },
  { name: 'Chilko Lake', at: [-124.1, 51.3] },
  { name: 'Buttle Lake', at: [-125.55, 49.7] },
  { name: 'Trembleur Lake', at: [-125.15, 54.83], isSmall: true },
  { name: 'Slocan Lake', at: [-117.4, 49.9] },
  { name: 'Morice Lake', at: [-127.6, 53.97], isSmall: true },
  { name: 'Kotcho Lake', at: [-121.15, 59.07], isSmall: true },
  { name: 'Cowichan Lake', at: [-124.25, 48.87] },
  { name: 'Kennedy Lake', at: [-125.55, 49.07], isSmall: true },
  { name: 'Fraser Lake', at: [-124.75, 54.08], isSmall: true },
  { name: 'Charlotte Lake', at: [-125.33, 52.2], isSmall: true },
  { name: 'Ross Lake', at: [-121.05, 48.9], isSmall: true },
  { name: 'Pitt Lake', at: [-122.57, 49.42], isSmall: true },
  { name: 'Maxhamish Lake', at: [-123.3, 59.86], isSmall: true },
  { name: 'Kinaskan Lake', at: [-130.14, 57.6], isSmall: true },
  { name: 'Moberly Lake', at: [-121.77, 55.82], isSmall: true },
  { name: 'Columbia Lake', at: [-115.86, 50.23], isSmall: true },
];

/** Official names of rivers, with points near their courses: set by hand. */
export const riverNames: WaterName[] = [
  { name: 'Fraser River', at: [-122.05, 51.2] },
  { name: 'Fraser River', at: [-122.48, 53.05] },
  { name: 'Fraser River', at: [-120.2, 53.32] },
  { name: 'Fraser River', at: [-121.95, 49.2] },
  { name: 'Thompson River', at: [-121.28, 50.6] },
  { name: 'North Thompson River', at: [-120.1, 51.6] },
  { name: 'Nechako River', at: [-124.0, 54.02] },
  { name: 'Columbia River', at: [-116.97, 51.3] },
  { name: 'Columbia River', at: [-117.7, 49.1] },
  { name: 'Kootenay River', at: [-115.7, 49.8] },
  { name: 'Kootenay River', at: [-117.45, 49.43] },
  /* Of Kootenay Lake: the source has it as a part of the river. */
  { name: 'West Arm', at: [-117.2, 49.56] },
  { name: 'Peace River', at: [-120.7, 56.15] },
  { name: 'Skeena River', at: [-128.6, 54.52] },
  { name: 'Nass River', at: [-129.1, 55.2] },
  { name: 'Stikine River', at: [-131.16, 57.9] },
  { name: 'Liard River', at: [-126.1, 59.42] },
  { name: 'Fort Nelson River', at: [-122.7, 58.82] },
  { name: 'Chilcotin River', at: [-123.1, 52.0] },
  { name: 'Similkameen River', at: [-119.83, 49.2] },
];
