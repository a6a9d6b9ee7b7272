/**
 * A picture as this device draws it, as a data URL: fonts, smoothing and emoji differ between devices. Throws where
 * there is no canvas.
 */
export const drawCanvas = (): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 60 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.textBaseline = 'top';
  context.font = '18px sans-serif';
  context.fillStyle = '#c33';
  context.fillRect(120, 4, 60, 24);
  context.fillStyle = '#069';
  context.fillText('Matinee 🎬 æß½', 4, 16);
  context.fillStyle = 'rgb(102 204 0 / 70%)';
  context.fillText('Matinee 🎬 æß½', 8, 24);
  return canvas.toDataURL();
};
