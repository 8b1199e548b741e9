import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { ColumnDrag, ColumnSlot } from './column-drag';

const COLUMNS = ['Auditor', 'Pay ratio', 'Board'];
const WIDTH = 100;

const handle = (heading: string) => screen.getByTitle(`Drag ${heading} to another position`);
const middleOf = (heading: string) => ({ clientX: COLUMNS.indexOf(heading) * WIDTH + WIDTH / 2, clientY: 10 });

/** The simulated browser has no layout: each column is 100 pixels wide, its handle included. */
function boxOf(element: HTMLElement): DOMRect {
  const at = COLUMNS.findIndex(
    (heading) => element.textContent === heading || element.title === `Drag ${heading} to another position`,
  );
  return at < 0 ? new DOMRect(0, 0, 300, 20) : new DOMRect(at * WIDTH, 0, WIDTH, 20);
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this);
  });
});

function open() {
  const onMoveTo = vi.fn();
  show(
    <ColumnDrag onMoveTo={onMoveTo}>
      {COLUMNS.map((heading) => (
        <ColumnSlot key={heading} columnId={heading} heading={heading}>
          {(grip, isDragged) => (
            <div data-testid={heading} data-dragged={isDragged}>
              {grip}
              {heading}
            </div>
          )}
        </ColumnSlot>
      ))}
    </ColumnDrag>,
  );
  return onMoveTo;
}

const column = (heading: string) => screen.getByTestId(heading);

/** Lifts a column by its handle and moves the pointer over another. */
async function lift(heading: string, over: string) {
  fireEvent.pointerDown(handle(heading), { isPrimary: true, button: 0, ...middleOf(heading) });
  fireEvent.pointerMove(document, { isPrimary: true, clientX: middleOf(heading).clientX + 6, clientY: 10 });
  await waitFor(() => expect(column(heading)).toHaveAttribute('data-dragged', 'true'));
  fireEvent.pointerMove(document, { isPrimary: true, ...middleOf(over) });
}

describe('dragging a column', () => {
  it('moves it to the place of the column that it is dropped on', async () => {
    const onMoveTo = open();
    await lift('Auditor', 'Board');
    await waitFor(() => expect(column('Board').parentElement?.querySelector('[aria-hidden].absolute')).not.toBeNull());
    fireEvent.pointerUp(document, middleOf('Board'));
    await waitFor(() => expect(onMoveTo).toHaveBeenCalledExactlyOnceWith('Auditor', 'Board'));
  });

  it('changes nothing where it is dropped on itself', async () => {
    const onMoveTo = open();
    await lift('Auditor', 'Auditor');
    fireEvent.pointerUp(document, middleOf('Auditor'));
    await waitFor(() => expect(column('Auditor')).toHaveAttribute('data-dragged', 'false'));
    expect(onMoveTo).not.toHaveBeenCalled();
  });

  it('changes nothing where it is put back with Escape', async () => {
    const onMoveTo = open();
    await lift('Auditor', 'Board');
    fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    await waitFor(() => expect(column('Auditor')).toHaveAttribute('data-dragged', 'false'));
    fireEvent.pointerUp(document, middleOf('Board'));
    expect(onMoveTo).not.toHaveBeenCalled();
  });

  it('does not begin with a click on the handle', () => {
    const onMoveTo = open();
    fireEvent.pointerDown(handle('Auditor'), { isPrimary: true, button: 0, ...middleOf('Auditor') });
    fireEvent.pointerUp(document, middleOf('Auditor'));
    expect(column('Auditor')).toHaveAttribute('data-dragged', 'false');
    expect(onMoveTo).not.toHaveBeenCalled();
  });
});
