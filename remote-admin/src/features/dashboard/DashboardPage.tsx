import { Page } from '@camp/ui/Page';

export default function DashboardPage() {
  return <Page title="Admin Dashboard">{null}</Page>;
}
