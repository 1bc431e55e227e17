import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SidePanel } from './SidePanel.tsx';

function Trails() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the trail
      </button>
      <SidePanel
        open={isOpen}
        onOpenChange={setOpen}
        title="West Coast Trail"
        footer={<button type="button">Walk it</button>}
      >
        <p>Six days of mud.</p>
      </SidePanel>
    </>
  );
}

test('the focus goes to the title of what was opened, and back when Escape closes it [audit-log-page-1]', async () => {
  render(<Trails />);
  const opener = screen.getByRole('button', { name: 'Open the trail' });
  opener.focus();
  fireEvent.click(opener);

  const panel = await screen.findByRole('dialog', { name: 'West Coast Trail' });
  const title = screen.getByRole('heading', { name: 'West Coast Trail' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  fireEvent.keyDown(panel, { key: 'Escape' });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('it shows its content and its actions, and closes with its button', async () => {
  const onOpenChange = jest.fn();
  render(
    <SidePanel open onOpenChange={onOpenChange} title="Trail" footer={<i>Walk it</i>}>
      <p>Six days of mud.</p>
    </SidePanel>,
  );
  const panel = await screen.findByRole('dialog', { name: 'Trail' });

  expect(panel.textContent).toContain('Six days of mud.Walk it');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
