/* What only somebody at a window needs. The address bar's page alone costs every new context a process, and as much of the processor as the page under test. */
const forWindows = [
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  /* A second process for every page, in case it leaves for another site. */
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/* What Playwright switches off, too, to have pages behave alike: Chromium heeds only the last list it is given. */
const unsteady = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Flags of a browser that nobody sits at. As root, Chromium starts without its sandbox only. */
export const quietBrowser = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...forWindows, ...unsteady].join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
