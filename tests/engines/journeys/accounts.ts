import { goodPassword } from '#tests/support/people/build-user.ts';
import { mailAbout, mailsTo, tokenIn } from '#tests/support/people/mailbox.ts';
import { Authenticator } from '#tests/support/people/totp.ts';
import type { Journey } from './journey.ts';
import { newCamper, newName, signIn, signOut, submitPassword } from './steps.ts';

export const joining: Journey = {
  name: 'a newcomer joins: registers, reads the mail, and its link verifies',
  async run(visitor, site) {
    const username = newName();
    const email = `${username}@mail.example`;
    await visitor.open('/');
    await visitor.click({ role: 'link', name: 'Login / Register' });
    await visitor.see({ role: 'heading', level: 1, name: 'Login' });
    await visitor.click({ role: 'link', name: 'Create an account' });
    await visitor.isAt(/^\/register$/);

    await visitor.type({ label: 'Username' }, username);
    await visitor.type({ label: 'Email' }, email);
    await visitor.type({ label: 'Password' }, goodPassword);
    await visitor.type({ label: 'Confirm password' }, goodPassword);
    await visitor.click({ role: 'button', name: 'Create account' });
    await visitor.see({ role: 'heading', name: 'Account created' });

    const [mail] = await mailsTo(site.inboxUrl, email);
    if (!mail) throw new Error('No mail has come.');
    await visitor.open(`/verify-email?token=${tokenIn(mail)}`);
    await visitor.see({ text: 'Your email is verified. You can log in now.' });
    await signIn(visitor, { email, password: goodPassword });
  },
};

export const login: Journey = {
  name: 'a login with a password leads to the hub, and signing out leads home',
  async run(visitor, site) {
    const camper = await newCamper(site);
    await visitor.open('/login');
    await visitor.until('fields look as the site draws them', () =>
      visitor.evaluate(() => {
        const field = document.querySelector('main input[type="password"]');
        return field !== null && getComputedStyle(field).minBlockSize === '44px';
      }),
    );

    await signIn(visitor, camper);
    await visitor.reload();
    await visitor.see({ role: 'heading', level: 1, name: 'My Hub' });

    await signOut(visitor, camper.username);
    await visitor.isAt(/^\/$/);
    await visitor.see({ role: 'heading', level: 1, name: /CampBC/ });

    await visitor.open('/hub');
    await visitor.isAt(/^\/login$/);
  },
};

export const secondFactor: Journey = {
  name: 'a second factor is set up, and its code is asked for at the next sign-in',
  async run(visitor, site) {
    const camper = await newCamper(site);
    await signIn(visitor, camper);
    await visitor.open('/settings');
    await visitor.click({ role: 'button', name: 'Set up authenticator' });
    await visitor.click({ role: 'button', name: 'Show setup key' });
    const authenticator = new Authenticator(await visitor.see({ role: 'definition' }));
    const code = await authenticator.freshCode();
    await visitor.type({ label: '6-digit code from the app' }, code);
    await visitor.click({ role: 'button', name: 'Verify and turn on' });
    await visitor.click({ label: 'I have saved them' });
    await visitor.click({ role: 'button', name: 'Continue to settings' });
    await visitor.see({ text: '10 recovery codes left.' });

    await signOut(visitor, camper.username);
    await visitor.open('/login');
    await submitPassword(visitor, camper);
    await visitor.see({ role: 'heading', level: 1, name: 'Enter your code' });
    await visitor.type({ label: '6-digit code' }, await authenticator.freshCode());
    await visitor.click({ role: 'button', name: 'Verify' });

    await visitor.isAt(/^\/profile$/);
    await visitor.see({ role: 'heading', level: 1, name: 'Profile' });
  },
};

const newPassword = 'Dry-Firewood-2208';

export const forgotten: Journey = {
  name: 'a forgotten password is replaced through the mail',
  async run(visitor, site) {
    const { email } = await newCamper(site);
    await visitor.open('/forgot-password');
    await visitor.type({ label: 'Email' }, email);
    await visitor.click({ role: 'button', name: 'Send the link' });
    await visitor.see({ role: 'heading', level: 1, name: 'Check your email' });

    const mail = await mailAbout(site.inboxUrl, email, 'password');
    await visitor.open(`/reset-password?token=${tokenIn(mail, 'reset-password')}`);
    await visitor.isAt(/^\/reset-password$/);
    await visitor.type({ label: 'New password' }, newPassword);
    await visitor.type({ label: 'Confirm new password' }, newPassword);
    await visitor.click({ role: 'button', name: 'Save the new password' });
    await visitor.isAt(/^\/login$/);

    await submitPassword(visitor, { email, password: newPassword });
    await visitor.isAt(/^\/hub$/);
  },
};

export const profile: Journey = {
  name: 'a profile is edited, and the public profile shows it',
  async run(visitor, site) {
    const camper = await newCamper(site);
    await signIn(visitor, camper);
    await visitor.open('/profile');
    await visitor.type({ label: 'Display name' }, 'Marmot of Hope');
    await visitor.type({ label: 'Location' }, 'Hope');
    await visitor.type({ label: 'About you' }, 'Whistles early.');
    await visitor.click({ role: 'button', name: 'Save profile' });
    await visitor.see({ text: 'Your profile is saved.' });

    await visitor.click({ role: 'link', name: 'View your public profile' });

    await visitor.isAt(new RegExp(`^/u/${camper.username}$`));
    await visitor.see({ role: 'heading', level: 1, name: 'Marmot of Hope' });
    await visitor.see({ text: 'Hope', within: { role: 'main' } });
    await visitor.see({ text: 'Whistles early.' });
  },
};
