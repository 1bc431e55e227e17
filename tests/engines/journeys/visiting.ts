import type { Journey } from './journey.ts';
import type { PagePart } from '#tests/engines/in-page.ts';

const bar: PagePart = { role: 'navigation', name: 'Main' };
const list: PagePart = { role: 'region', name: 'Campgrounds' };
const map: PagePart = { role: 'region', name: 'Map of campgrounds' };
const count: PagePart = { role: 'status', within: list };

export const home: Journey = {
  name: 'home leads to the regions and on to British Columbia',
  async run(visitor) {
    await visitor.open('/');
    await visitor.see({ role: 'heading', level: 1, name: /CampBC/ });
    await visitor.until('the film is as wide as the page', () =>
      visitor.evaluate(() => {
        const film = document.querySelector('main video');
        return film?.clientWidth === document.documentElement.clientWidth;
      }),
    );

    await visitor.click({ role: 'link', name: 'Regions', within: bar });
    await visitor.isAt(/^\/regions$/);
    await visitor.see({ role: 'heading', level: 1, name: 'Regions' });
    await visitor.click({ role: 'link', name: 'Explore British Columbia' });

    await visitor.isAt(/^\/regions\/british-columbia/);
    await visitor.see({ role: 'heading', name: 'Welcome to the future home of everything...' });
  },
};

export const campgrounds: Journey = {
  name: 'the list of campgrounds is searched and filtered, and a campground opens',
  async run(visitor) {
    await visitor.open('/campgrounds');
    await visitor.see({ text: '392 campgrounds', within: list });

    await visitor.type({ role: 'searchbox' }, 'alice lake');
    await visitor.isAt(/^\/campgrounds\?q=alice\+lake$/);
    await visitor.click({ text: 'Kind of camping' });
    await visitor.click({ role: 'checkbox', name: 'Group campground' });
    await visitor.isAt(/^\/campgrounds\?q=alice\+lake&type=group$/);
    await visitor.until('one campground is left', async () =>
      (await visitor.textsOf(count)).includes('1 campground'),
    );
    await visitor.click({ role: 'link', name: 'Alice Lake Group Campground', within: list });

    await visitor.isAt(/^\/campgrounds\/alice-lake-group-campground$/);
    await visitor.see({ role: 'heading', level: 1, name: 'Alice Lake Group Campground' });
  },
};

export const markers: Journey = {
  name: 'the map shows markers, and one tells what stands there',
  async run(visitor) {
    await visitor.open('/campgrounds?q=alice+lake');
    const three: PagePart = { role: 'button', name: /^3 campgrounds/, within: map };
    await visitor.see(three);

    await visitor.click(three);
    await visitor.see({ text: '3 campgrounds at this point', within: map });
    await visitor.click({ role: 'link', name: 'Alice Lake Campground', within: map });

    await visitor.isAt(/^\/campgrounds\/alice-lake-campground$/);
    await visitor.see({ role: 'heading', level: 1, name: 'Alice Lake Campground' });
  },
};
