import '@camp/ui/artwork/favicon.svg';
import '@camp/ui/tokens.css';

/* Shared singletons are consumed only behind this boundary, after the federation runtime has started. */
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch((error: unknown) => {
  const message = document.createElement('p');
  message.textContent = 'This page could not be started. Please reload it in a moment.';
  document.getElementById('root')?.replaceChildren(message);
  throw error;
});
