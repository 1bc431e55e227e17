import '#styles/tokens.css';
import { languageIn } from '@camp/contracts/sentences/language';
import { createRoot } from 'react-dom/client';
import { setLanguage } from '#i18n/language.ts';
import { Showroom } from './Showroom.tsx';

/* Development only: the address chooses the look, as in `/__ui?lang=fr&theme=dark`. */
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');

if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
await setLanguage(languageIn(asked.get('lang') ?? '') ?? 'en');
createRoot(document.getElementById('root') ?? document.body).render(<Showroom />);
