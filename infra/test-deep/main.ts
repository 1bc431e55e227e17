import { runCommand } from '#infra/test/command.ts';

await runCommand('test:deep');
