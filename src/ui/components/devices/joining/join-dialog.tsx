import { useObservableEagerState } from 'observable-hooks';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useStepFocus } from '../../../hooks/focus/use-step-focus.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Spinner } from '../../feedback/spinner.tsx';
import { Button } from '../../form/button.tsx';
import { Joined } from './joined.tsx';
import { Previewed } from './previewed.tsx';
import { useJoining, type JoiningFlow } from './use-joining.ts';
import { Ways } from './ways.tsx';

interface JoinDialogProps {
  readonly devices: DevicesFacade;
  readonly onClose: () => void;
}

/** Has this device share its lists with others (product.md, Devices on screen: steps). Nothing is shared before 'Share my lists'. */
export function JoinDialog({ devices, onClose }: JoinDialogProps) {
  const flow = useJoining(devices);
  const { step } = flow.joining;
  const place = useStepFocus(step, true);
  return (
    <Dialog
      onClose={onClose}
      title="Share between devices"
      footer={
        step === 'joined' && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      <div ref={place}>
        <JoinStep flow={flow} devices={devices} />
      </div>
    </Dialog>
  );
}

function JoinStep({ flow, devices }: Pick<JoinDialogProps, 'devices'> & { readonly flow: JoiningFlow }) {
  const { joining } = flow;
  const state = useObservableEagerState(devices.state$);
  if (joining.step === 'looking') return <Spinner text="Looking at what is there..." />;
  if (joining.step === 'preview' || joining.step === 'joining') {
    const { preview, step } = joining;
    return <Previewed {...flow} preview={preview} isJoining={step === 'joining'} onCancel={flow.startOver} />;
  }
  if (joining.step === 'joined' && state.status === 'on') return <Joined state={state} />;
  const refusal = joining.step === 'choosing' ? joining.refusal : 'Your lists could not be shared. Try again.';
  return <Ways devices={devices} refusal={refusal} look={flow.look} />;
}
