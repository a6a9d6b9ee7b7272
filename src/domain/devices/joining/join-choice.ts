/**
 * What counts where this device and the others say something else: of two unknown times, 'newer' takes this device's
 * (product.md, Devices: joining).
 */
export type JoinChoice = 'newer' | 'mine' | 'theirs';
