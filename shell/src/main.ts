import '@camp/ui/artwork/favicon.svg';
import '@camp/ui/tokens.css';

/* Shared singletons are consumed only behind this boundary, after the federation runtime has started. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
