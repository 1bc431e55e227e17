/**
 * Adds users numbered from `from` to `to`, made by the database itself: a fifth has no name or no place,
 * some words fit one user, some every twentieth, some all. Needs MariaDB's sequence engine.
 */
export const seedUsers = (from: number, to: number) => `
INSERT INTO users (username, username_key, email, email_key, password_hash, display_name, location,
  role, is_paid, is_subscriber, email_verified, created_at, last_login, language, search_key, name_key)
SELECT username, username, email, email, 'none', display_name, location,
  role, is_paid, is_subscriber, email_verified, created_at, last_login, 'en',
  CAST(REPLACE(LOWER(CONCAT_WS('\\n', username, email, IFNULL(display_name, ''), IFNULL(location, ''), '', '')), 'é', 'e') AS BINARY),
  REPLACE(LOWER(IFNULL(display_name, username)), 'é', 'e')
FROM (
  SELECT
    CONCAT('camper.', LPAD(seq * 7919 MOD 1000003, 7, '0')) AS username,
    CONCAT(ELT(1 + seq MOD 5, 'ann', 'bob', 'kim', 'lee', 'zoe'), '.', seq, '@mail.example') AS email,
    IF(seq MOD 5 = 0, NULL, CONCAT(ELT(1 + seq MOD 8, 'Omer', 'Robin', 'Sasha', 'Jo', 'Kim', 'Lee', 'Zoé', 'Max'), ' ', seq)) AS display_name,
    IF(seq MOD 5 = 1, NULL, ELT(1 + seq MOD 20, 'Tofino', 'Jasper', 'Surrey', 'Victoria', 'Kelowna', 'Nelson', 'Whistler', 'Hope', 'Squamish', 'Revelstoke', 'Fernie', 'Osoyoos', 'Banff', 'Ucluelet', 'Smithers', 'Terrace', 'Prince George', 'Kamloops', 'Penticton', 'Golden')) AS location,
    CASE WHEN seq MOD 5000 = 0 THEN 'admin' WHEN seq MOD 2500 = 1 THEN 'admin_jr' WHEN seq MOD 500 = 2 THEN 'mod' WHEN seq MOD 10 = 3 THEN 'subscriber' ELSE 'member' END AS role,
    seq MOD 10 = 3 AS is_paid,
    seq MOD 10 = 3 OR seq MOD 25 = 4 AS is_subscriber,
    seq MOD 8 > 0 AS email_verified,
    TIMESTAMPADD(SECOND, seq * 7121 MOD 63072000, '2024-01-01') AS created_at,
    IF(seq MOD 3 = 0, NULL, TIMESTAMPADD(SECOND, seq * 6007 MOD 15768000, '2026-01-01')) AS last_login
  FROM seq_${from}_to_${to}
) seeds`;
