import type { Request } from 'express';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { comparable, User } from '#models/user.ts';
import { isPassword } from '#secrets/password.ts';

const fields = { usernameField: 'identifier', passwordField: 'password', session: false };

const passport = new Passport().use(
  new Strategy(fields, (identifier, password, done) => {
    checkPassword(identifier, password).then(
      (user) => done(null, user ?? false),
      (error: unknown) => done(error),
    );
  }),
);

/**
 * An unknown account and a wrong password take the same time
 * (docs/decisions/0007-accounts-stay-hidden.md).
 */
async function checkPassword(identifier: string, password: string): Promise<User | null> {
  const user = await findByIdentifier(identifier);
  const matches = await isPassword(password, user?.passwordHash ?? null);
  return matches ? user : null;
}

/** By e-mail when there is an @, which no username has; else by username. */
export function findByIdentifier(identifier: string): Promise<User | null> {
  const key = comparable(identifier.trim());
  return User.findOne({ where: key.includes('@') ? { emailKey: key } : { usernameKey: key } });
}

/** The user whose identifier and password the request's body carries; null when they do not fit. */
export function authenticateByPassword(request: Request): Promise<User | null> {
  const { promise, resolve, reject } = Promise.withResolvers<User | null>();
  const answer = (error: unknown, user: User | false | null | undefined) =>
    error ? reject(error) : resolve(user || null);
  passport.authenticate('local', { session: false }, answer)(request);
  return promise;
}
