const radiansPerArcsec = Math.PI / 648_000;

/** Nutation in longitude and obliquity, in radians. */
export interface Nutation {
  longitude: number;
  obliquity: number;
}

/**
 * Nutation by the twenty largest terms of IAU 2000B (McCarthy and Luzum 2003) and its two constants, within 0.05" of
 * the whole, for `T` Julian centuries of TT from J2000. Five sines and cosines are taken; those of sums of the five
 * arguments follow from the addition theorems.
 */
export function nutation(T: number): Nutation {
  const l = (485_868.249036 + 1_717_915_923.2178 * T) * radiansPerArcsec;
  const lSun = (1_287_104.79305 + 129_596_581.0481 * T) * radiansPerArcsec;
  const F2 = 2 * (335_779.526232 + 1_739_527_262.8478 * T) * radiansPerArcsec;
  const D2 = 2 * (1_072_260.70369 + 1_602_961_601.209 * T) * radiansPerArcsec;
  const node = (450_160.398036 - 6_962_890.5431 * T) * radiansPerArcsec;

  const sl = Math.sin(l);
  const cl = Math.cos(l);
  const sm = Math.sin(lSun);
  const cm = Math.cos(lSun);
  const sf = Math.sin(F2);
  const cf = Math.cos(F2);
  const sd = Math.sin(D2);
  const cd = Math.cos(D2);
  const so = Math.sin(node);
  const co = Math.cos(node);

  // g = 2F + node, h = 2F + 2 node, s = h - 2D, u = g - 2D: with node they carry twelve of the terms.
  const s2o = 2 * so * co;
  const c2o = co * co - so * so;
  const sg = sf * co + cf * so;
  const cg = cf * co - sf * so;
  const sh = sg * co + cg * so;
  const ch = cg * co - sg * so;
  const ss = sh * cd - ch * sd;
  const cs = ch * cd + sh * sd;
  const su = sg * cd - cg * sd;
  const cu = cg * cd + sg * sd;
  // v = h + 2D
  const sv = sh * cd + ch * sd;
  const cv = ch * cd - sh * sd;
  const s2l = 2 * sl * cl;
  const c2l = cl * cl - sl * sl;

  const longitude =
    (-17.2064161 - 0.0174666 * T) * so +
    0.0033386 * co +
    (-1.3170906 - 0.0001675 * T) * ss -
    0.0013696 * cs +
    (-0.2276413 - 0.0000234 * T) * sh +
    0.0002796 * ch +
    0.2074554 * s2o +
    (0.1475877 - 0.0003633 * T) * sm +
    0.0011817 * cm +
    (-0.0516821 + 0.0001226 * T) * (ss * cm + cs * sm) +
    0.0711159 * sl -
    0.0387298 * sg -
    0.0301461 * (sh * cl + ch * sl) +
    0.0215829 * (ss * cm - cs * sm) +
    0.0128227 * su +
    0.0123457 * (sh * cl - ch * sl) +
    0.0156994 * (sd * cl - cd * sl) +
    0.006311 * (so * cl + co * sl) -
    0.0057976 * (so * cl - co * sl) -
    0.0059641 * (sv * cl - cv * sl) -
    0.0051613 * (sg * cl + cg * sl) +
    0.0045893 * (sg * c2l - cg * s2l) +
    0.0063384 * sd -
    0.0038571 * sv -
    0.000135;

  const obliquity =
    (9.2052331 + 0.0009086 * T) * co +
    0.0015377 * so +
    (0.5730336 - 0.0003015 * T) * cs -
    0.0004587 * ss +
    0.0978459 * ch -
    0.0897492 * c2o +
    0.0073871 * cm +
    0.0224386 * (cs * cm - ss * sm) -
    0.000675 * cl +
    0.0200728 * cg +
    0.0129025 * (ch * cl - sh * sl) -
    0.0095929 * (cs * cm + ss * sm) -
    0.0068982 * cu -
    0.0053311 * (ch * cl + sh * sl) -
    0.0033228 * (co * cl - so * sl) +
    0.0031429 * (co * cl + so * sl) +
    0.0025543 * (cv * cl + sv * sl) +
    0.0026366 * (cg * cl - sg * sl) -
    0.0024236 * (cg * c2l + sg * s2l) +
    0.0016452 * cv +
    0.000388;

  return { longitude: longitude * radiansPerArcsec, obliquity: obliquity * radiansPerArcsec };
}
