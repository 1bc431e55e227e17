/** One way to serve the same pages. */
export interface Variant {
  name: VariantName;
  url: string;
  /** True if it has scripts, so that a click is answered in the page. */
  reacts: boolean;
}

export const variantNames = ['this site', 'no script', 'one app', 'federation defaults'] as const;
export type VariantName = (typeof variantNames)[number];
