import { runOperatorCommand } from '#infra/site/operator-command.ts';

await runOperatorCommand('services/api/src/admin.ts');
