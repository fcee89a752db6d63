import type { ComponentProps } from 'react';
import { EyeTool } from '../curtain/EyeTool';
import { RespondTool } from '../prompt/RespondTool';

/** What stands at the end of a player's edge: Respond, and the eye where all hands lie face-down. */
export function SeatTools(props: ComponentProps<typeof RespondTool>) {
  return (
    <>
      <RespondTool {...props} />
      <EyeTool table={props.table} speech={props.speech} seat={props.seat} />
    </>
  );
}
