/**
 * Adds audit entries numbered from `from` to `to`, a minute apart, the newest last. One actor did half of
 * everything, one address sent a tenth, the rarest action stands once in 100,000 entries, and
 * `needle-in-the-haystack` in the oldest alone. Needs MariaDB's sequence engine.
 */
export const seedAudit = (from: number, to: number) => `
INSERT INTO audit_log (created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details)
SELECT
  TIMESTAMPADD(SECOND, n * 60, '2024-01-01'),
  action,
  IF(action = 'auth.sign_in_failed', NULL, IF(n MOD 2 = 0, 1001, 1001 + n * 48271 MOD 199999)),
  IF(n MOD 3 = 0, NULL, 1001 + n * 69621 MOD 199999),
  IF(n MOD 10 = 3, '203.0.113.7', CONCAT('10.', n * 31 MOD 5, '.', n * 37 MOD 120, '.', n * 41 MOD 100)),
  ELT(1 + n MOD 3, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0', 'curl/8.5.0'),
  IF(n = 7, '{"note":"needle-in-the-haystack"}', IF(n MOD 10 = 1, '{"note":"every-tenth"}', '{"method":"password"}'))
FROM (
  SELECT seq AS n, CASE
    WHEN seq MOD 100000 = 11 THEN 'user.delete'
    WHEN seq MOD 10000 = 13 THEN 'user.role'
    WHEN seq MOD 100 IN (5, 6) THEN 'account.update'
    WHEN seq MOD 100 BETWEEN 20 AND 34 THEN 'auth.sign_in_failed'
    WHEN seq MOD 100 BETWEEN 40 AND 59 THEN 'auth.logout'
    ELSE 'auth.login' END AS action
  FROM seq_${from}_to_${to}
) numbers
ORDER BY n`;
