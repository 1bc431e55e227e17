/*
 * Features for people at a window. The address bar alone costs every new context a process, as busy as the page
 * under test.
 */
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

/* Playwright switches these off, too, to make pages behave alike: Chromium heeds only the last list it is given. */
const unsteady = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Flags of a browser without a person at it. As root, Chromium starts only without its sandbox. */
export const quietBrowser = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  /* Pages are left before code that is compiled for speed has paid. */
  '--js-flags=--no-maglev,--no-opt',
  '--no-first-run',
  `--disable-features=${[...forWindows, ...unsteady].join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
