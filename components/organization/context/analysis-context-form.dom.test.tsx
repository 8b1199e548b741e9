import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { AnalysisContextForm } from './analysis-context-form';

vi.mock('@/app/(app)/organization/actions', () => ({ saveAnalysisContext: vi.fn() }));
const saveAnalysisContext = vi.mocked(actions.saveAnalysisContext);

const text = () => screen.getByLabelText('What your organization looks for');
const save = () => screen.getByRole('button', { name: /Save Analysis Context|Saving/ });

beforeEach(() => {
  saveAnalysisContext.mockReset();
  serve({});
});

describe('the analysis context', () => {
  it('is saved as it is written, and says so', async () => {
    const { answer, release } = delayedAnswer(done({ analysis_context: 'We hold for ten years.' }));
    saveAnalysisContext.mockReturnValue(answer);
    const { user } = show(<AnalysisContextForm saved="We hold" />);
    await user.type(text(), ' for ten years.');
    expect(screen.getByText('22 / 2,000')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving...'));
    release();
    expect(await screen.findByText(/Analysis context saved successfully!/)).toBeInTheDocument();
    expect(saveAnalysisContext).toHaveBeenCalledExactlyOnceWith({
      body: { analysis_context: 'We hold for ten years.' },
    });
  });

  it('refuses a text that is too long, and sends nothing', async () => {
    const { user } = show(<AnalysisContextForm saved={'x'.repeat(2001)} />);
    await user.click(save());
    await waitFor(() => expect(text()).toHaveAccessibleDescription('Analysis context is at most 2000 characters'));
    expect(saveAnalysisContext).not.toHaveBeenCalled();
  });

  it('keeps the text when it is refused, and says why until it is changed', async () => {
    saveAnalysisContext.mockResolvedValue(refused('forbidden', 'Only administrators change it.'));
    const { user } = show(<AnalysisContextForm saved="" />);
    await user.type(text(), 'We hold');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Only administrators change it.');
    expect(text()).toHaveValue('We hold');
    await user.type(text(), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
