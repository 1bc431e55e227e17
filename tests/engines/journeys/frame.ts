import type { PagePart } from '#tests/engines/in-page.ts';
import type { Visitor } from '#tests/engines/visitor.ts';
import type { Journey } from './journey.ts';

const playing = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const song = document.querySelector('audio');
    return { isPaused: song?.paused ?? true, place: song?.currentTime ?? 0 };
  });

export const frame: Journey = {
  name: 'the frame speaks French, plays the song and stops it, and the store says that it is away',
  async run(visitor) {
    await visitor.open('/regions');
    await visitor.click({ role: 'button', name: 'Play the theme song' });
    await visitor.until('the song plays', async () => (await playing(visitor)).place > 0.2);

    await visitor.click({ role: 'button', name: 'Français' });
    await visitor.see({ role: 'heading', level: 1, name: 'Régions' });
    await visitor.see({ role: 'link', name: 'Connexion / Inscription' });
    const pause: PagePart = { role: 'button', name: /^Mettre .*en pause/ };
    await visitor.click(pause);
    await visitor.until('the song stops', async () => (await playing(visitor)).isPaused);
    await visitor.click({ role: 'button', name: 'English' });
    await visitor.see({ role: 'heading', level: 1, name: 'Regions' });

    const bar: PagePart = { role: 'navigation', name: 'Main' };
    await visitor.click({ role: 'link', name: 'Store', within: bar });
    await visitor.see({ text: 'The store did not load' });
    await visitor.see({ role: 'button', name: 'Try again' });
  },
};
