import { Button } from '#actions/Button.tsx';
import { Avatar } from '#data/Avatar.tsx';
import { Badge } from '#data/Badge.tsx';
import type { Column } from '#list/column.ts';
import { DataTable } from '#list/DataTable.tsx';
import { JsonView } from '#data/JsonView.tsx';
import { RoleBadge } from '#data/RoleBadge.tsx';
import { Loading } from '#feedback/Loading.tsx';
import { Fact, Notice } from '#feedback/Notice.tsx';
import { Skeleton } from '#feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '#feedback/StateMessage.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { Card, CardGrid } from '#layout/Card.tsx';
import { messages } from './messages.ts';
import styles from './Showroom.module.css';

const roles = ['admin', 'admin_jr', 'mod', 'subscriber'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

export function Badges() {
  const { states, roles: names } = useMessages(messages);

  return (
    <div className={styles.row}>
      <Badge tone="neutral">{states.plain}</Badge>
      <Badge tone="success">{states.good}</Badge>
      <Badge tone="warning">{states.waiting}</Badge>
      <Badge tone="danger">{states.bad}</Badge>
      <Badge tone="accent">{states.plain}</Badge>
      {roles.map((role) => (
        <RoleBadge key={role} role={role}>
          {names[role]}
        </RoleBadge>
      ))}
      <Avatar src={null} size={28} />
    </div>
  );
}

export function Surfaces() {
  const texts = useMessages(messages);

  return (
    <>
      <CardGrid columns={3}>
        <Card title={texts.cardTitle}>{texts.cardText}</Card>
        <Card
          title={texts.cardTitle}
          footer={
            <Button size="small" variant="secondary">
              {texts.save}
            </Button>
          }
        >
          {texts.cardText}
        </Card>
        <Card>{texts.cardText}</Card>
      </CardGrid>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {texts[tone]}
        </Notice>
      ))}
      {tones.map((tone) => (
        <Fact key={tone} tone={tone}>
          {texts[tone]}
        </Fact>
      ))}
    </>
  );
}

interface Person {
  name: string;
  email: string;
  joined: string;
}

const people: Person[] = [
  { name: 'Amélie Tremblay', email: 'amelie@camp.example', joined: '2026-03-01' },
  { name: 'Gurpreet Sandhu', email: 'gurpreet@camp.example', joined: '2026-04-12' },
  { name: 'Kim Lee', email: 'kim@camp.example', joined: '2026-05-30' },
];

export function Lists() {
  const texts = useMessages(messages);
  const sort = (direction: 'asc' | null) => ({ direction, onSort: () => undefined });
  const columns: Column<Person>[] = [
    { key: 'name', header: texts.person, cell: ({ name }) => name, sort: sort('asc') },
    { key: 'email', header: texts.email, cell: ({ email }) => email, sort: sort(null) },
    { key: 'joined', header: texts.joined, cell: ({ joined }) => joined },
  ];

  return (
    <>
      <DataTable
        caption={texts.person}
        columns={columns}
        rows={people}
        rowKey={({ email }) => email}
      />
      <JsonView value={people[0]} label={texts.person} />
    </>
  );
}

export function States() {
  const texts = useMessages(messages);

  return (
    <>
      <Skeleton />
      <div className={styles.columns}>
        <Loading />
        <EmptyState title={texts.nobody} />
        <EmptyState of="matches" title={texts.noMatch} />
        <EmptyState of="events" size="list" title={texts.nothingYet} />
        <EmptyState of="goods" title={texts.closed} />
        <ErrorState title={texts.danger} onRetry={() => undefined} />
      </div>
    </>
  );
}
