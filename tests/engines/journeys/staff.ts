import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import type { Journey } from './journey.ts';
import { newCamper, signIn } from './steps.ts';

export const admin: Journey = {
  name: 'an admin finds a person and verifies them, and the audit log shows it',
  async run(visitor, site) {
    const displayName = `Otter ${Date.now()}`;
    const { username } = await newCamper(site, { displayName, isVerified: false });
    await waiveSecondFactor(site, 'admin');
    await signIn(visitor, { email: 'admin@campbc.example', password: site.demoPassword });

    await visitor.open('/admin/users');
    await visitor.type({ label: 'Search users' }, username);
    await visitor.isAt(new RegExp(`search=${username}`));
    await visitor.see({ text: /^1 of \d+ users$/ });
    await visitor.click({ role: 'button', name: `Actions for ${displayName}` });
    await visitor.click({ role: 'menuitem', name: 'Verify Email' });
    await visitor.see({ role: 'button', name: `Actions for ${displayName}` });
    await visitor.click({ role: 'link', name: displayName });
    await visitor.see({ role: 'heading', level: 1, name: displayName });

    await visitor.open(`/admin/audit?target=${username}`);

    await visitor.see({ role: 'row', name: /verif/, within: { role: 'table', name: 'Audit log' } });
  },
};
